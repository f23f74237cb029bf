// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Many calls in one, with the interface of the Multicall3 that stands on public chains.
contract Multicall3 {
    struct Call {
        address target;
        bytes callData;
    }

    struct Call3 {
        address target;
        bool allowFailure;
        bytes callData;
    }

    struct Call3Value {
        address target;
        bool allowFailure;
        uint256 value;
        bytes callData;
    }

    struct Result {
        bool success;
        bytes returnData;
    }

    error CallFailed(uint256 index);
    error ValueMismatch();

    function aggregate(
        Call[] calldata calls
    ) external payable returns (uint256 blockNumber, bytes[] memory returnData) {
        blockNumber = block.number;
        returnData = new bytes[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            returnData[i] = _call(calls[i].target, 0, calls[i].callData, false, i).returnData;
        }
    }

    function tryAggregate(
        bool requireSuccess,
        Call[] calldata calls
    ) external payable returns (Result[] memory results) {
        results = new Result[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            results[i] = _call(calls[i].target, 0, calls[i].callData, !requireSuccess, i);
        }
    }

    function aggregate3(Call3[] calldata calls) external payable returns (Result[] memory results) {
        results = new Result[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            results[i] = _call(calls[i].target, 0, calls[i].callData, calls[i].allowFailure, i);
        }
    }

    function aggregate3Value(
        Call3Value[] calldata calls
    ) external payable returns (Result[] memory results) {
        uint256 sum;
        results = new Result[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            Call3Value calldata item = calls[i];
            sum += item.value;
            results[i] = _call(item.target, item.value, item.callData, item.allowFailure, i);
        }
        if (sum != msg.value) revert ValueMismatch();
    }

    function getBlockNumber() external view returns (uint256) {
        return block.number;
    }

    function getBlockHash(uint256 blockNumber) external view returns (bytes32) {
        return blockhash(blockNumber);
    }

    function getCurrentBlockTimestamp() external view returns (uint256) {
        return block.timestamp;
    }

    function getEthBalance(address account) external view returns (uint256) {
        return account.balance;
    }

    function getChainId() external view returns (uint256) {
        return block.chainid;
    }

    function getBasefee() external view returns (uint256) {
        return block.basefee;
    }

    function _call(
        address target,
        uint256 value,
        bytes calldata data,
        bool allowFailure,
        uint256 index
    ) private returns (Result memory result) {
        (result.success, result.returnData) = target.call{value: value}(data);
        if (!result.success && !allowFailure) revert CallFailed(index);
    }
}
